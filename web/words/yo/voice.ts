import type { voice as english } from '../en/voice.ts'
import type { Words } from '../words.ts'

export const voice = {
  record: 'Gba ohùn sílẹ̀',
  recording: (time: string) => `Ó ń gba ohùn, ${time}`,
  ready: (time: string) => `Ìránṣẹ́ ohùn, ${time}`,
  stop: 'Dá gbígba ohùn dúró',
  play: (time: string) => `Gbọ́ ìránṣẹ́ ohùn, ${time}`,
  pause: 'Dánu dúró',
  drop: 'Pa ohùn tí a gbà rẹ́',
  send: 'Fi ìránṣẹ́ ohùn ránṣẹ́',
  denied: 'A kò lè lo máíkì. Ẹ fún un láyè nínú ètò búráúsà yín.',
} satisfies Words<typeof english>
