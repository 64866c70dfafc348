import type { payByTransfer as english } from '../en/pay-by-transfer.ts'
import type { Words } from '../words.ts'

export const payByTransfer = {
  title: 'Biya ta tura kuɗi a banki',
  own: 'Ku tura kowane adadi zuwa wannan asusu. Naku ne ku kaɗai, kuma zai ƙidaya da zarar ya zo. (This account is yours alone.)',
  ownNote: 'Mafi daɗewa zai fara biya; abin da ya rage zai zama ajiyarku.',
  managerNote: 'Duk abin da ya zo nan na wannan ɗan haya ne.',
  account: 'Lambar asusu',
  bank: 'Banki',
  name: 'Sunan asusu',
  code: 'Lambar biya',
  codeNote: 'Ku rubuta wannan lambar a bayanin turawarku (narration), don mu san cewa naku ne.',
  codeManager: 'Idan wannan lambar tana cikin bayanin turawa, za a gane ɗan hayar.',
  estateAccount: 'Zuwa asusun rukunin gidaje, da lambar biya a bayanin turawa',
  askNote: 'Lambar asusu taku ba ta buƙatar lambar biya: duk abin da ya zo can naku ne.',
  ask: 'Samo mini asusu nawa',
  askManager: 'Buɗe masa asusu',
  asking: 'Ana tambayar banki...',
  asked: 'Mun nemi lambar asusu daga banki. Za ta zo cikin minti ɗaya ko biyu.',
  refused: (reason: string) => `Bankin bai yarda ya buɗe asusun ba: ${reason}`,
  copy: (what: string) => `Kwafi ${what.toLowerCase()}`,
  copied: (what: string) => `An kwafi ${what.toLowerCase()}`,
  copyFailed: 'Burauzarku ba ta yarda ba. Ku danna shi na ɗan lokaci don kwafi.',
} satisfies Words<typeof english>
