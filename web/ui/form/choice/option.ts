/** `also`: other names that match in a search. */
export type Option = { value: string; label: string; also?: string | undefined; disabled?: boolean }
