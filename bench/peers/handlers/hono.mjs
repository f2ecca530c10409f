// The same lookup as a REST framework's README would write it.
import { Hono } from 'hono';
import { handle } from 'hono/aws-lambda';

const app = new Hono();
app.get('/v1/rules/to-wound/:strength/:defence', (context) =>
  context.json({
    strength: Number(context.req.param('strength')),
    defence: Number(context.req.param('defence')),
    needed: '6/4',
  }),
);
export const handler = handle(app);
