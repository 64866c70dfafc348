import type { platform as english } from '../en/platform.ts'
import type { Words } from '../words.ts'

export const platform = {
  failed: 'Nke ahụ agaghị nke ọma. Nwaa ọzọ.',
  noNetwork: 'Enweghị netwọk. Lelee njikọ gị, mgbe ahụ nwaa ọzọ.',
  tooLong: 'Sava egbuola oge ịza. Nwaa ọzọ.',
  unknown: 'Azịza abịaghị, ya mere anyị amaghị ma e mere ya. Lelee tupu ị nwaa ọzọ.',
  unreadable: 'Anyị enweghị ike ịgụ azịza ahụ. Nwaa ọzọ.',
  tooMany: (wait: string) => `Ị nwaala ọtụtụ ugboro. Chere ${wait}, mgbe ahụ nwaa ọzọ.`,
  wait: {
    seconds: (count: number) => `sekọnd ${count}`,
    minutes: (count: number) => `nkeji ${count}`,
    hours: (count: number) => `awa ${count}`,
  },
  old: {
    title: 'Nke a nwere ike ịbụ na ọ gbanweela.',
    text: (when: string) => `Ị na-ahụ ihe dị ebe a na ${when}.`,
  },
  oneEstate: 'Otu esteeti',
  reference: (status: number, request: string | null) =>
    request ? `Mmejọ ${status} · arịrịọ ${request}` : `Mmejọ ${status}`,
} satisfies Words<typeof english>
