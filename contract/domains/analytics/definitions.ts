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
    says: 'Rent that came in ÷ the asking rent of all units, for these days. A yearly rent paid at once makes short periods uneven: look at a whole year.',
  },
  COLLECTION_RATE: {
    name: 'Collection rate',
    says: 'What has been settled so far of the charges that fell due in these days ÷ those charges, less what was waived or withdrawn.',
  },
  DAYS_TO_PAY: {
    name: 'Days to pay',
    says: 'The median number of days from the day a charge fell due to the day it was settled. Open charges count as paid today, so the true figure is at least this long.',
  },
  DAYS_TO_LET: {
    name: 'Days to let',
    says: 'The number of days after which half of the empty units had been let. Units that are still empty count for as long as they have been, so that the figure does not rise when the easy ones are gone.',
  },
  RENEWAL_RATE: {
    name: 'Renewal rate',
    says: 'Leases followed by another one of the same tenant ÷ leases that came to their end in these days. Leases that were ended early could not renew and are left out.',
  },
  NET_OPERATING_INCOME: {
    name: 'Net operating income',
    says: 'Rent and other income less the manager’s fee and running costs, by the day it was booked; before tax, loans and works on the building.',
  },
} as const
