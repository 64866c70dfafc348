import type { payByTransfer as english } from '../en/pay-by-transfer.ts'
import type { Words } from '../words.ts'

export const payByTransfer = {
  title: 'Jiri mbufe ụlọ akụ kwụọ',
  own: 'Zipu ego ole ọ bụla n’akaụntụ a. Ọ bụ naanị nke gị, a ga-agụ ya ozugbo o rutere. (This account is yours alone.)',
  ownNote: 'Ọ ga-ebu ụzọ kwụọ nke kacha ochie; ihe fọdụrụ ga-abụ ego gị echekwara.',
  managerNote: 'Ihe ọ bụla batara ebe a bụ nke onye a bi n’ụlọ.',
  account: 'Nọmba akaụntụ',
  bank: 'Ụlọ akụ',
  name: 'Aha akaụntụ',
  code: 'Koodu ịkwụ ụgwọ',
  codeNote: 'Dee koodu a na nkọwa (narration) mbufe gị, ka anyị mara na ọ bụ nke gị.',
  codeManager: 'Ọ bụrụ na koodu a dị na nkọwa, mbufe ahụ ga-achọta onye a bi n’ụlọ.',
  estateAccount: 'N’akaụntụ esteeti, jiri koodu ịkwụ ụgwọ na nkọwa',
  askNote: 'Nọmba akaụntụ nke gị achọghị koodu: ihe ọ bụla batara ebe ahụ bụ nke gị.',
  ask: 'Nweta akaụntụ nke m',
  askManager: 'Mepeere ya akaụntụ',
  asking: 'Anyị na-ajụ ụlọ akụ...',
  asked: 'Anyị arịọla ụlọ akụ nọmba akaụntụ. Ọ ga-abịa n’ime otu nkeji ma ọ bụ abụọ.',
  refused: (reason: string) => `Ụlọ akụ ekweghị imepe akaụntụ ahụ: ${reason}`,
  copy: (what: string) => `Detuo ${what.toLowerCase()}`,
  copied: (what: string) => `E detuola ${what.toLowerCase()}`,
  copyFailed: 'Nchọgharị gị ekweghị. Pịgide ya iji detuo.',
} satisfies Words<typeof english>
