import { useEffect, useRef, useState } from 'react'
import { voice as words } from '#words/voice'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { formatSeconds } from '../screens/format.ts'

type Props = {
  /** Undefined until loaded. */
  src: string | undefined
  seconds: number
  /** Called when play is pressed before it is loaded. */
  onWanted?: () => void
}

/** A player for a recording: play or pause, position, duration. */
export function VoiceBar({ src, seconds, onWanted }: Props) {
  const audio = useRef<HTMLAudioElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [at, setAt] = useState(0)
  const time = formatSeconds(at > 0 ? at : seconds)

  useEffect(() => {
    if (!src || !audio.current) return
    if (isWanted)
      audio.current.play().catch(() => setWanted(false)) // some phones need a second tap
    else audio.current.pause()
  }, [src, isWanted])

  return (
    <span className="my-0.5 flex min-w-52 items-center gap-3">
      <IconButton
        icon={isWanted ? 'pause' : 'play'}
        label={isWanted ? words.pause : words.play(time)}
        busy={isWanted && !src}
        onClick={() => {
          onWanted?.()
          setWanted(!isWanted)
        }}
        className="rounded-full! bg-action text-on-action! hover:bg-action-hover"
      />
      <progress
        aria-hidden
        max={Math.max(seconds, at, 1)}
        value={at}
        className="h-1 w-24 grow appearance-none overflow-hidden rounded-full bg-line-strong [&::-moz-progress-bar]:bg-action-ink [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-action-ink"
      />
      <span className="figures text-small text-ink-soft">{time}</span>
      {/* biome-ignore lint/a11y/useMediaCaption: there is no transcript */}
      <audio
        ref={audio}
        src={src}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onEnded={() => {
          setWanted(false)
          setAt(0)
        }}
      />
    </span>
  )
}
