import { Banner } from './Banner.tsx'

/** Why something was not done, read aloud; nothing where there is no reason. */
export const Refusal = ({ children }: { children: string | null | undefined }) =>
  children ? (
    <Banner tone="late" live>
      {children}
    </Banner>
  ) : null
