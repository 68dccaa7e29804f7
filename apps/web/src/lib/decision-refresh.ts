/** How often a visible page is read again whose applications an officer of the bank decides meanwhile. */
export const decisionRefreshMs = 10_000
