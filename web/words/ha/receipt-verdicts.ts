import type { receiptVerdicts as english } from '../en/receipt-verdicts.ts'
import type { Words } from '../words.ts'

export const receiptVerdicts = {
  checking: 'Ana duba sa hannu…',
  states: {
    GENUINE: {
      title: 'Na gaske ne (Genuine)',
      note: 'A nan aka ba da wannan rasit, kuma har yanzu yana aiki.',
    },
    OFFLINE: {
      title: 'Na gaske ne lokacin da aka ba da shi (Genuine when it was issued)',
      note: 'Sa hannun daidai yake. Sai da sabis za a iya sanin ko an soke rasit ɗin daga baya.',
    },
    VOIDED: {
      title: 'An soke shi (Voided)',
      note: 'A nan aka ba da wannan rasit, amma an karɓe shi. Ba shaidar biya ba ce yanzu.',
    },
    ALTERED: {
      title: 'An sauya shi (Altered)',
      note: 'Sa hannun bai dace da abin da lambar ta faɗa ba. Kada ku dogara da wannan rasit.',
    },
    UNREADABLE: {
      title: 'Ba lambar rasit ba ce',
      note: 'Abin da ke nan bai cika ba. Ku sake ɗaukar lambar, ko ku liƙa duka.',
    },
    FOREIGN: {
      title: 'Wani ne ya sa hannu (Signed by somebody else)',
      note: 'Babu makullinmu da ya sa hannu kan wannan.',
    },
    UNKNOWN: {
      title: 'Akwai sa hannu, amma ba ya cikin rajista (Signed, but not on record)',
      note: 'Sa hannun daidai yake, amma babu irin wannan rasit a rajistarmu. Ku tambayi manajan rukunin gidaje.',
    },
  },
  compare: 'Ku kwatanta kowane layi da takardar. Idan sun bambanta, an sauya takardar.',
  fields: {
    amount: 'Adadin kuɗi',
    number: 'Rasit',
    received_on: 'Ranar da aka karɓa',
    tenant: 'An karɓa daga',
    landlord: 'Domin mai gida',
    premises: 'Gida',
    period: 'Lokaci',
    how: 'Yadda aka sani',
    position: 'Lambarsa a jerin rasitan mai gida',
  },
  how: {
    CONFIRMED: 'Banki ya tabbatar (Confirmed by the bank)',
    RECORDED: 'Mutum ya rubuta (Recorded by a person)',
  },
} satisfies Words<typeof english>
