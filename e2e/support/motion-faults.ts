import type { Page } from '@playwright/test'

/** What moves on the page although the person wants less motion: one line each. */
export async function motionFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(animation => {
      const { activeDuration } = animation.effect?.getComputedTiming() ?? {}
      const moves =
        animation.playState === 'running' &&
        typeof activeDuration === 'number' &&
        activeDuration > 50
      if (!moves) return []
      return [
        `moves: ${animation instanceof CSSAnimation ? animation.animationName : 'a transition'}`,
      ]
    }),
  )
}
