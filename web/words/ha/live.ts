import type { live as english } from '../en/live.ts'
import type { Words } from '../words.ts'

export const live = {
  lost: 'Haɗin saƙonnin kai tsaye ya yanke',
  reconnect: 'Sake haɗawa',
  rateLimited: 'Haɗi sun yi yawa. Ku rufe sauran shafukan Gida, sannan ku sake buɗe wannan.',
  unavailable: 'Sabis ɗin shiga ba ya aiki yanzu.',
  authFailed: 'Ba a iya tabbatar da ku ba. Ku sake shiga.',
  expired: 'Lokacin shigarku ya ƙare. Ku sake shiga.',
  notConnected: 'Ba a iya aika saƙo ba, babu haɗi',
  denied: 'Babu izini',
  rightsChanged: 'Abin da aka yarda ku yi ya canza. Wannan shafin ya nuna shi.',
} satisfies Words<typeof english>
