import type { live as english } from '../en/live.ts'
import type { Words } from '../words.ts'

export const live = {
  lost: 'Ìsopọ̀ ìránṣẹ́ ojú ẹsẹ̀ ti já',
  reconnect: 'Tún sopọ̀',
  rateLimited: 'Ìsopọ̀ ti pọ̀ jù. Ẹ pa àwọn ojú ìwé Gida yòókù dé, kí ẹ sì tún èyí ṣí.',
  unavailable: 'Iṣẹ́ ìwọlé kò ṣiṣẹ́ lọ́wọ́lọ́wọ́.',
  authFailed: 'A kò lè jẹ́rìí sí yín. Ẹ jọ̀wọ́, ẹ tún wọlé.',
  expired: 'Àkókò yín ti parí. Ẹ jọ̀wọ́, ẹ tún wọlé.',
  notConnected: 'Ìránṣẹ́ kò lè lọ, kò sí ìsopọ̀',
  denied: 'Kò sí àṣẹ',
  rightsChanged: 'Ohun tí ẹ lè ṣe ti yí padà. Ojú ìwé yìí ti fi í hàn.',
} satisfies Words<typeof english>
