import type { phone as english } from '../en/phone.ts'
import type { Words } from '../words.ts'

export const phone = {
  pin: {
    title: 'PIN na kowace waya',
    loading: 'Ana buɗe PIN ɗinku…',
    byText: (number: string) => `Ku aika SMS zuwa ${number} daga kowace waya, ko babu intanet.`,
    byWhatsApp: (number: string) => `A WhatsApp, ku rubuta wa ${number}.`,
    asks: 'SAURA: abin da ake bin ku. BIYA: yadda za a biya. RASIT: rasit na ƙarshe. GYARA: faɗin abin da ya lalace. TAIMAKO: sauran. Bashi da rasit suna buƙatar wannan PIN.',
    noNumber:
      'Ba a tambayar wannan Gida da waya tukuna. PIN da kuka saita yanzu zai yi aiki da zarar an fara.',
    noPhone: 'Ku fara sa lambar wayarku a bayananku: da ita muke gane ku.',
    on: (phone: string) => `Yana aiki a ${phone}`,
    off: 'Babu PIN',
    field: 'Sabon PIN',
    help: 'Lambobi huɗu. Kada ya zama na bankinku.',
    errors: { digits: 'PIN lambobi huɗu ne', easy: 'Wannan PIN yana da sauƙin zato. Ku zaɓi wani' },
    save: 'Saita PIN ɗina',
    change: 'Canza PIN ɗina',
    saving: 'Ana saitawa…',
    done: 'An saita PIN ɗinku',
    remove: 'Cire shi',
    removing: 'Ana cirewa…',
    removed: 'An cire PIN ɗinku: ba za a gaya wa waya komai na sirri ba',
  },
  use: {
    title: 'Tambayoyi daga kowace waya a wannan wata',
    note: 'Mutanen rukunin gidaje suna tambayar Gida ta SMS, USSD ko WhatsApp, ana amsa musu. Kowace amsa tana cikin abin da ake kashewa a saƙonnin rana, kuma ana aikawa ko da ya ƙare.',
    loading: 'Ana ƙirga saƙonni…',
    channels: { SMS: 'SMS', USSD: 'USSD', WHATSAPP: 'WhatsApp' },
    none: 'Babu wanda ya tambayi komai a wannan wata.',
    asked: (questions: number, parts: number) => `Tambayoyi ${questions}, saƙonnin amsa ${parts}`,
  },
} satisfies Words<typeof english>
