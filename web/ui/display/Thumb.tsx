import { Icon } from '../action/Icon.tsx'

/** A thumbnail. An icon stands in until it has loaded, and with the data saver on; a tap opens the full picture. */
export const Thumb = ({ src }: { src: string | undefined }) =>
  src ? (
    <img src={src} alt="" className="size-full object-cover" />
  ) : (
    <span className="grid size-full place-items-center text-ink-faint">
      <Icon name="camera" />
    </span>
  )
