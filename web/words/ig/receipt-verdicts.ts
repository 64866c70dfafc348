import type { receiptVerdicts as english } from '../en/receipt-verdicts.ts'
import type { Words } from '../words.ts'

export const receiptVerdicts = {
  checking: 'Anyị na-elele mbinye aka…',
  states: {
    GENUINE: {
      title: 'Ezigbo ya (Genuine)',
      note: 'Ebe a ka e si nye risiti a, ọ ka na-eguzo.',
    },
    OFFLINE: {
      title: 'Ezigbo ya mgbe e nyere ya (Genuine when it was issued)',
      note: 'Mbinye aka ahụ ziri ezi. Naanị netwọk ga-agwa ma à kagburu risiti ahụ kemgbe.',
    },
    VOIDED: {
      title: 'A kagbuola ya (Voided)',
      note: 'Ebe a ka e si nye risiti a, mana e weghachitere ya. Ọ bụghịzi ihe akaebe ịkwụ ụgwọ.',
    },
    ALTERED: {
      title: 'A gbanwere ya (Altered)',
      note: 'Mbinye aka ahụ na ihe koodu kwuru adabaghị. Atụkwasịla risiti a obi.',
    },
    UNREADABLE: {
      title: 'Ọ bụghị koodu risiti',
      note: 'Ihe dị ebe a ezughị. Fookwa koodu ahụ ọzọ, ma ọ bụ mado ya niile.',
    },
    FOREIGN: {
      title: 'Onye ọzọ binyere ya aka (Signed by somebody else)',
      note: 'O nweghị igodo anyị nke binyere nke a aka.',
    },
    UNKNOWN: {
      title: 'E binyere ya aka, mana ọ nọghị n’akwụkwọ anyị (Signed, but not on record)',
      note: 'Mbinye aka ahụ ziri ezi, mana ụdị risiti ahụ anọghị n’akwụkwọ anyị. Jụọ onye nlekọta esteeti.',
    },
  },
  compare: 'Tulee ahịrị ọ bụla na nke dị n’akwụkwọ gị. Ebe ha dị iche, a gbanwere akwụkwọ ahụ.',
  fields: {
    amount: 'Ego ole',
    number: 'Risiti',
    received_on: 'Ụbọchị e nwetara ya',
    tenant: 'Onye kwụrụ ya',
    landlord: 'Maka onye nwe ụlọ',
    premises: 'Ụlọ',
    period: 'Oge',
    how: 'Otú e si mara ya',
    position: 'Ọnọdụ ya n’usoro risiti onye nwe ụlọ',
  },
  how: {
    CONFIRMED: 'Ụlọ akụ kwadoro ya (Confirmed by the bank)',
    RECORDED: 'Mmadụ dekọrọ ya (Recorded by a person)',
  },
} satisfies Words<typeof english>
