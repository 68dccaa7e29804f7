/** The bank of the simulation, in the directory of banks. */
export const ownBic = '109001'
export const ownPrefix = '109'
