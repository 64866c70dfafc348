/** What the super admin switches off, or on, for one estate. */
export const features = {
  title: 'Feature switches',
  differ: 'Estates that differ',
  names: { public_homes: 'Public homes', autopay: 'Autopay' },
  about: {
    public_homes: 'Vacant homes on the public pages, and applications for them.',
    autopay: 'Rent taken automatically from a saved card. Where it is off, planned payments wait.',
  },
  on: 'On',
  off: 'Off',
  byDefault: (isOn: boolean) => (isOn ? 'On by default' : 'Off by default'),
  until: (day: string) => `until ${day}`,
  untilEnded: 'until somebody ends it',
  over: 'Ended: the default applies again',
  by: (owner: string, when: string, until: string, reason: string) =>
    `By ${owner}, ${when}, ${until}: ${reason}`,
  turn: (isOn: boolean) => (isOn ? 'Switch on' : 'Switch off'),
  endLabel: 'Back to the default',
  form: {
    title: (isOn: boolean, name: string, estate: string) =>
      `${isOn ? 'Switch on' : 'Switch off'} ${name.toLowerCase()} for ${estate}?`,
    reason: 'Reason',
    missing: 'Say why, in a few words.',
    endsOn: 'Last day',
    endsHelp: 'After that, the default applies again.',
    optional: 'optional',
    saving: 'Switching…',
    cancel: 'Leave as it is',
    said: 'Switched.',
  },
  end: {
    title: (name: string) => `${name}: back to the default?`,
    keep: 'Leave as it is',
    busy: 'Switching…',
    said: 'The default applies again.',
  },
}
