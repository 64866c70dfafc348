import type { consents as english } from '../en/consents.ts'
import type { Words } from '../words.ts'

export const consents = {
  title: 'Abin da kuka yarda da shi',
  note: 'Tare da rubutun kamar yadda yake a lokacin. Abin da ba dole ba ana janyewa a nan da taɓawa ɗaya, kuma abin da ya ba da izini zai tsaya nan take.',
  loading: 'Ana duba abin da kuka yarda…',
  none: 'Ba ku yarda da komai ba tukuna.',
  purposes: {
    TERMS: 'Sharuɗɗan amfani',
    PRIVACY: 'Sanarwar sirri',
    PUSH: 'Push a na’urorinku',
    CARD: 'Katunan da aka ajiye',
    SUPPORT: 'Izinin masu taimako',
    APPLICATION: 'Neman gida',
  },
  pages: { TERMS: '/terms', PRIVACY: '/privacy' },
  channels: {
    WEB: 'a manhaja',
    EMAIL: 'da mahaɗin imel',
    SMS: 'da mahaɗin SMS',
    LINK: 'da mahaɗin da aka ba ku',
  },
  version: (version: number, when: string, how: string) => `Siga ta ${version}, an yarda ${when}, ${how}`,
  withdrawnAt: (when: string) => `An janye ${when}`,
  untilWhen: (when: string) => `Zai ƙare da kansa ${when}`,
  states: { holds: 'An yarda', withdrawn: 'An janye', over: 'Ya ƙare' },
  read: 'Karanta rubutun',
  withdraw: 'Janye',
  withdrawing: 'Ana janyewa…',
  withdrawn: 'An janye',
  agree: 'Na yarda',
  agreeing: 'Ana ajiyewa…',
  agreed: 'Mun gode. An rubuta.',
  account:
    'Sharuɗɗan suna aiki muddin kuna da asusu. Don ƙare wannan, ku nemi a share bayananku a ƙasa. (The terms hold as long as you have an account.)',
  banner: {
    changed: 'Rubutunmu suna da sabuwar siga. Ku karanta idan kun sami lokaci:',
    first: 'Ku karanta yadda Gida take aiki da ku da bayananku:',
    later: 'Daga baya',
  },
  counts: {
    title: 'Abin da mutane suka yarda',
    note: 'Bisa siga, ba tare da suna ba. Kowa yana karanta nasa a Saituna, Sirri.',
    none: 'Ba wanda ya yarda da komai tukuna.',
    row: (title: string, version: number) => `${title}, siga ta ${version}`,
    given: (given: number, withdrawn: number) =>
      withdrawn === 0
        ? `${given.toLocaleString('en')} sun yarda`
        : `${given.toLocaleString('en')} sun yarda, ${withdrawn.toLocaleString('en')} sun janye`,
  },
} satisfies Words<typeof english>
