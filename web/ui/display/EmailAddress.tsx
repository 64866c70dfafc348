import { Fragment } from 'react'

/** An e-mail address that breaks after its punctuation before it breaks within a word. */
export const EmailAddress = ({ address }: { address: string }) => (
  <span className="wrap-anywhere">
    {address.match(/[^@._-]*[@._-]*/g)?.map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts repeat and never move
      <Fragment key={at}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </span>
)
