import { CHANNELS, type Channel } from '@gida/contract/domains/notifications/choices'

/** The channels with one of them turned on or off, always in one order. */
export const toggleChannel = (channels: readonly Channel[], channel: Channel, isOn: boolean): Channel[] =>
  CHANNELS.filter((one) => (one === channel ? isOn : channels.includes(one)))
