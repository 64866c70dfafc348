import { Icon } from '../action/Icon.tsx'

/** A small picture in its frame. Until it has come, or where data is dear, there is a mark in its place; the whole one comes on a tap. */
export const Thumb = ({ src }: { src: string | undefined }) =>
  src ? (
    <img src={src} alt="" className="size-full object-cover" />
  ) : (
    <span className="grid size-full place-items-center text-ink-faint">
      <Icon name="camera" />
    </span>
  )
