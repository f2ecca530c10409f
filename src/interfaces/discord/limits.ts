/** The limits that Discord documents, in characters or pieces. */
export const limits = {
  commandName: 32,
  commandDescription: 100,
  /** Names, descriptions and choices of one command, all together. */
  commandText: 8000,
  options: 25,
  choices: 25,
  choiceName: 100,
  choiceValue: 100,
  embedTitle: 256,
  embedText: 4096,
  embedFields: 25,
  fieldName: 256,
  fieldValue: 1024,
  footer: 2048,
  /** Titles, texts, fields and footer of a message's embeds, all together. */
  embedTotal: 6000,
  address: 2048,
  buttonRows: 5,
  buttonsInRow: 5,
  buttonLabel: 80,
  customId: 100,
  modalTitle: 45,
  modalInputs: 5,
  inputLabel: 45,
  inputText: 4000,
  /** A text option of a command. */
  optionText: 6000,
} as const;
