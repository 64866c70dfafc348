import { CHANNELS, type Channel } from '@gida/contract/domains/notifications/choices'

/** The channels with one switched on or off, in a fixed order. */
export const toggleChannel = (channels: readonly Channel[], channel: Channel, isOn: boolean): Channel[] =>
  CHANNELS.filter((one) => (one === channel ? isOn : channels.includes(one)))
