interface Device {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

/** Whether a browser says that it is on a phone or a tablet: the vendor's plugin exists for computers only. */
export function isHandheld({ userAgent, maxTouchPoints }: Device): boolean {
  if (/Android|iPhone|iPad|iPod|Mobile/.test(userAgent)) return true
  // A tablet of Apple calls itself a computer, which has no touch screen.
  return userAgent.includes('Macintosh') && maxTouchPoints > 1
}
