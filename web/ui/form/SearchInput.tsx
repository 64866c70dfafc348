import { useState } from 'react'
import { Icon } from '../action/Icon.tsx'
import { cx } from '../cx.ts'
import { useIsPhone } from '../use-is-phone.ts'
import { TextInput } from './TextInput.tsx'
import { useDebounced } from './use-debounced.ts'

const PHONE_DELAY_MS = 800
const DESK_DELAY_MS = 300

type Props = {
  label: string
  placeholder?: string
  value: string
  onSearch: (text: string) => void
  delay?: number
  className?: string
}

/** Reports the text after a debounce; Enter and blur report at once, since a late report after blur would navigate the person back. */
export function SearchInput({ label, placeholder, value, onSearch, delay, className }: Props) {
  const isPhone = useIsPhone()
  const [text, setText] = useState(value)
  const [told, setTold] = useState(value)
  const [seen, setSeen] = useState(value)
  // The value was changed from outside, as by 'Clear the filter' or the back button; the value we reported ourselves is ignored.
  if (value !== seen) {
    setSeen(value)
    if (value !== told) {
      setTold(value)
      setText(value)
    }
  }

  function search(next: string) {
    if (next === told) return
    setTold(next)
    onSearch(next)
  }
  useDebounced(text.trim(), search, delay ?? (isPhone ? PHONE_DELAY_MS : DESK_DELAY_MS))

  return (
    <div className={cx('relative min-w-0', className)}>
      <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-soft" />
      <TextInput
        type="search"
        compact
        className="ps-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && search(text.trim())}
        onBlur={() => search(text.trim())}
      />
    </div>
  )
}
