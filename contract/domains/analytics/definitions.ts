/** With fewer, only counts are shown, since one more or less would change a rate by five points. */
export const LEAST_FOR_A_RATE = 20

/** How each key figure is calculated; shown next to it. */
export const DEFINITIONS = {
  PHYSICAL_OCCUPANCY: {
    name: 'Physical occupancy',
    says: 'Units let ÷ units that can be let, at the end of the last day. Units out of service are left out.',
  },
  ECONOMIC_OCCUPANCY: {
    name: 'Economic occupancy',
    says: 'Rent that came in ÷ the rent of all units at what is asked for them, for these days. A yearly rent paid at once makes short times lumpy: look at a whole year.',
  },
  COLLECTION_RATE: {
    name: 'Collection rate',
    says: 'What has been settled so far of the charges that fell due in these days ÷ those charges, less what was waived or taken back.',
  },
  DAYS_TO_PAY: {
    name: 'Days to pay',
    says: 'The median of the days from the day on which a charge fell due to the day on which it was settled; what is open counts as paid today, so it is at least so long.',
  },
  DAYS_TO_LET: {
    name: 'Days to let',
    says: 'The days after which half of the units that stood empty had been let. Those that are empty still count for as long as they have been, so that it does not rise when the easy ones are gone.',
  },
  RENEWAL_RATE: {
    name: 'Renewal rate',
    says: 'Leases that another of the same tenant followed ÷ leases that came to their end in these days. Those that were ended early could not renew and are left out.',
  },
  NET_OPERATING_INCOME: {
    name: 'Net operating income',
    says: 'Rent and other income less the manager’s fee and running costs, by the day it was booked; before tax, loans and works on the building.',
  },
} as const
