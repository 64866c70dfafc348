import type { notices as english } from '../en/notices.ts'
import type { Words } from '../words.ts'

export const notices = {
  title: 'Akwụkwọ ọkwa',
  kinds: {
    QUIT: 'Akwụkwọ ka ị pụọ (Notice to quit)',
    INTENTION: 'Onye nwe ụlọ chọrọ ụlọ ya (Owner’s intention to recover)',
  },
  states: {
    PREPARED: 'Ọ dị njikere, e nyebeghị ya',
    SERVED: 'E nyela ya',
    EXPIRED: 'Oge ya ezuola',
    ACTED_ON: 'E mela ihe o kwuru',
    WITHDRAWN: 'E weghachitela ya',
    DEFECTIVE: 'O nwere mmejọ',
  },
  methods: {
    BY_HAND: 'N’aka, nye onye bi n’ụlọ',
    ADULT_ON_PREMISES: 'Nye okenye nọ n’ụlọ ahụ',
    COURIER: 'Site n’ụlọ ọrụ na-ebu ozi',
    REGISTERED_POST: 'Site na posụ e debara aha',
    PASTED: 'A mapara ya n’ụlọ ahụ',
  },
  replies: {
    SIGNED_COPY: 'Binyere aka na nke anyị',
    TOOK_IT: 'Nara ya, ebinyeghị aka',
    REFUSED: 'Jụrụ ya',
    NOBODY_THERE: 'O nweghị onye nọ ya',
  },
  proofs: {
    PASTED_PHOTO: 'Foto akwụkwọ a mapara',
    SIGNED_COPY: 'Nke anyị e binyere aka',
    WAYBILL: 'Akwụkwọ ozi (waybill)',
    AFFIDAVIT: 'Akwụkwọ ịṅụ iyi (affidavit)',
    OTHER: 'Ihe akaebe ọzọ',
  },
  notFound: 'Akwụkwọ ọkwa a adịghị, ma ọ bụ na i nweghị ikike ịgụ ya.',
  of: (tenant: string, unit: string) => `${tenant}, ${unit}`,
  ends: (day: string) => `Ọ ga-agwụ ${day}`,
  dated: (day: string) => `Ụbọchị akwụkwọ: ${day}`,
  paper: 'Mepee akwụkwọ ahụ',
  paperNote: 'E dere akwụkwọ ahụ n’asụsụ Bekee, ọ bụkwa ihe o kwuru ka a ga-eso.',
  means: {
    QUIT: (day: string) =>
      `Onye nwe ụlọ gị chọrọ ka ibi n’ụlọ gwụ ${day}. (Your landlord wants the tenancy to end on this day.)`,
    INTENTION: (day: string) =>
      `Onye nwe ụlọ bu n’obi ịrịọ ụlọ ikpe ụlọ ahụ, ọ gaghị abụ tupu ${day}. (The owner means to ask the court for the home, not before this day.)`,
    WITHDRAWN:
      'E weghachitela akwụkwọ a. Ọ naghị arịọ gị ihe ọ bụla. (This notice was withdrawn. It asks nothing of you.)',
    DEFECTIVE:
      'Akwụkwọ a nwere mmejọ, ọ baghị uru. E debere ya maka ndekọ. (This notice has a fault and does not count.)',
    court:
      'I nwere ike ịnọ ruo mgbe ụlọ ikpe nyere iwu ọzọ. O nweghị onye ga-akpọchi gị n’èzí, ma ọ bụ bipụ ọkụ ma ọ bụ mmiri. (You may stay until a court orders otherwise. Nobody may lock you out, or cut light or water.)',
  },
  standing: 'Ebe o ruru',
  working: 'Otu e si gụọ ụbọchị ndị ahụ',
  workingSteps: {
    GIVEN: 'E nyere akwụkwọ ahụ',
    RUNS_OUT: 'Oge ya ezuola',
    TERM_ENDS: 'Oge nkwekọrịta gwụrụ',
    EXPIRES: 'Akwụkwọ ahụ nwere ike ịkwụsị ibi n’ụlọ',
    RECOVERY: 'Onye nwe ụlọ nwere ike ịga ụlọ ikpe',
  },
  next: 'Ihe na-esote',
  advice:
    'I nwere ike ịjụ ọka iwu, Citizens’ Mediation Centre ma ọ bụ Legal Aid Council. Naanị ụlọ ikpe na-achụpụ mmadụ. (Only a court orders somebody out.)',
  rentSince: (amount: string) =>
    `A kwụrụ ${amount} na nkwekọrịta a kemgbe e nyere ya. Ịnara ụgwọ ụlọ anaghị akagbu akwụkwọ ọkwa. (Taking rent gives up no notice.)`,
  service: 'Otu e si nye ya',
  proved: 'Ihe akaebe na e nyere ya',
  servedFacts: {
    by: 'Onye nyere ya',
    how: 'Olee otu',
    to: 'Onye nara ya',
    place: 'Ebee',
    when: 'Mgbe ole',
    reply: 'Ihe o mere',
  },
  notDaylight: 'o doghị anya na ọ bụ ehihie',
  notServed: 'E nyebeghị ya.',
  steps: {
    served: 'E nyere ya',
    runs: 'Oge ya ga-ezu',
    next: {
      QUIT: 'E nwere ike inye akwụkwọ na onye nwe ụlọ chọrọ ụlọ ya',
      INTENTION: 'E nwere ike ịrịọ ụlọ ikpe',
    },
  },
  line: (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · '),
} satisfies Words<typeof english>
