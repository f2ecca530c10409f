import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Modal, ModalInput } from './command';

const inputOf = ({ id, required, longest, placeholder, choices }: ModalInput) =>
  choices
    ? ({
        type: 3,
        custom_id: id,
        required,
        options: choices.map(({ name, value }) => ({ label: name, value })),
      } as const)
    : ({
        type: 4,
        custom_id: id,
        style: 1,
        required,
        ...(longest !== undefined && { max_length: longest }),
        ...(placeholder !== undefined && { placeholder }),
      } as const);

/** A window as Discord takes it: each input under a label. */
export const modalData = ({ id, title, inputs }: Modal): APIModalInteractionResponseCallbackData => ({
  custom_id: id,
  title,
  components: inputs.map((input) => ({ type: 18, label: input.label, component: inputOf(input) })),
});
