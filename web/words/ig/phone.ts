import type { phone as english } from '../en/phone.ts'
import type { Words } from '../words.ts'

export const phone = {
  pin: {
    title: 'PIN maka ekwentị ọ bụla',
    loading: 'PIN gị na-emepe…',
    byText: (number: string) => `Zipu SMS na ${number} site n’ekwentị ọ bụla, ọbụna na-enweghị ịntanetị.`,
    byWhatsApp: (number: string) => `Na WhatsApp, degara ${number}.`,
    asks: 'UGWO: ihe i ji n’ụgwọ. KWUO: otu e si akwụ. RISITI: risiti ikpeazụ. NDOZI: ịkọ ihe mebiri. ENYEMAKA: ndị ọzọ. Ụgwọ na risiti chọrọ PIN a.',
    noNumber: 'A naghị eji ekwentị ajụ Gida a ihe ugbu a. PIN ị tinyere ugbu a ga-arụ ọrụ mgbe ọ malitere.',
    noPhone: 'Buru ụzọ tinye nọmba ekwentị gị n’ihe banyere gị: ọ bụ ya ka anyị ji amata gị.',
    on: (phone: string) => `Ọ na-arụ ọrụ maka ${phone}`,
    off: 'Enweghị PIN',
    field: 'PIN ọhụrụ',
    help: 'Nọmba anọ. Ka ọ ghara ịbụ nke ụlọ akụ gị.',
    errors: { digits: 'PIN bụ nọmba anọ', easy: 'PIN a dị mfe ịkọ. Họrọ ọzọ' },
    save: 'Tinye PIN m',
    change: 'Gbanwee PIN m',
    saving: 'Anyị na-etinye ya…',
    done: 'E tinyela PIN gị',
    remove: 'Wepụ ya',
    removing: 'Anyị na-ewepụ ya…',
    removed: 'E wepụla PIN gị: anyị agaghị agwa ekwentị ihe nzuzo ọ bụla',
  },
  use: {
    title: 'Ihe e ji ekwentị jụọ n’ọnwa a',
    note: 'Ndị esteeti na-ajụ Gida ihe site na SMS, USSD ma ọ bụ WhatsApp, anyị na-aza ha. Azịza ọ bụla so n’ego SMS nke otu ụbọchị, a na-ezipụkwa ya ọbụna mgbe ego ahụ gwụrụ.',
    loading: 'Anyị na-agụ ozi…',
    channels: { SMS: 'SMS', USSD: 'USSD', WHATSAPP: 'WhatsApp' },
    none: 'Onye ọ bụla ajụbeghị ihe n’ọnwa a.',
    asked: (questions: number, parts: number) => `Ajụjụ ${questions}, ozi azịza ${parts}`,
  },
} satisfies Words<typeof english>
