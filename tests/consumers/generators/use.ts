import { OpenAPI, RulesService } from './generated/codegen';
import { createTournament, defaults, getToWound } from './generated/oazapfts';
import { Api } from './generated/swagger';

const url = process.env['MUSTER_URL'] ?? '';

const use = async (): Promise<void> => {
  defaults.baseUrl = url;
  const wound = await getToWound(4, 9, {});
  if (wound.status !== 200 || wound.data.needed !== '6/4') throw new Error('oazapfts: no answer');
  const created = await createTournament(crypto.randomUUID(), { name: 'Consumers', rounds: 3 });
  if (created.status !== 201) throw new Error(`oazapfts: answered ${created.status}`);

  OpenAPI.BASE = url;
  const { needed } = await RulesService.getToWound(4, 9);
  if (needed !== '6/4') throw new Error('openapi-typescript-codegen: no answer');

  const api = new Api({ baseUrl: url });
  const charts = await api.v1.listCharts();
  if (charts.data.items.length === 0) throw new Error('swagger-typescript-api: no chart');
  console.log('oazapfts, openapi-typescript-codegen, swagger-typescript-api: answered');
};

void use();
