const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/g

/** A text with its web addresses as links. A link shows where it leads and nothing else, so none can pretend. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  )
