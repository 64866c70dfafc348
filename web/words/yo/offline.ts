import type { offline as english } from '../en/offline.ts'
import type { Words } from '../words.ts'

export const offline = {
  page: {
    title: 'Kò tíì sí nẹ́tíwọ̀kì',
    text: 'Ojú ìwé yìí kò sí nípamọ́ lórí fóònù yìí. Ẹ lọ síbi tí nẹ́tíwọ̀kì wà. Ohun tí ẹ ti rí ní Gida tẹ́lẹ̀ ṣì wà níbẹ̀.',
    again: 'Tún gbìyànjú',
    home: 'Ṣí ohun tó wà nípamọ́',
  },
  waits: { title: 'Nẹ́tíwọ̀kì ti dé', body: 'Ẹ ṣí Gida kí ohun tó ń dúró lórí fóònù yìí lè lọ.' },
  newVersion: {
    text: 'Ẹ̀dà tuntun ti ṣe tán.',
    note: 'Kò ní fọwọ́ kan ohun tí ẹ ń kọ.',
    action: 'Ṣe ìmúdójúìwọ̀n',
  },
} satisfies Words<typeof english>
