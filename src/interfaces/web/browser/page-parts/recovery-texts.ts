/** Texts of the step that asks to keep a recovery code, and of the form that takes one. */
export const recoveryTexts = {
  title: 'One thing before you go on',
  why: (name: string) =>
    `This browser now holds the key of ${name}. If the browser or the device is lost, only this code brings the key back: keep it somewhere else.`,
  id: 'Id',
  code: 'Recovery code',
  download: 'Download it',
  copy: 'Copy it',
  print: 'Print it',
  done: { DOWNLOAD: 'Downloaded.', COPY: 'Copied.', PRINT: 'Sent to the printer.' },
  noCopy: 'This browser does not let a page copy: write it down.',
  goOn: 'I have saved it: continue',
  file: (of: {
    readonly name: string;
    readonly address: string;
    readonly id: string;
    readonly code: string;
  }) => `${of.name}\n\nAddress: ${of.address}\nId: ${of.id}\nRecovery code: ${of.code}\n`,
  lost: 'Lost the key? Bring it back',
  lostHelp: 'The recovery code makes a new key; the old one stops working everywhere.',
  which: 'Its address or id',
  recover: 'Bring it back',
} as const;
