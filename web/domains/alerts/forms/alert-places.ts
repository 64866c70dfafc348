const [BLOCK, PROPERTY] = ['block:', 'property:']
export const blockPlace = (name: string): string => BLOCK + name
export const propertyPlace = (id: string): string => PROPERTY + id

/** The part of an estate that was chosen. */
export const placeIn = (where: string): { block?: string; property_id?: string } => ({
  ...(where.startsWith(BLOCK) && { block: where.slice(BLOCK.length) }),
  ...(where.startsWith(PROPERTY) && { property_id: where.slice(PROPERTY.length) }),
})
