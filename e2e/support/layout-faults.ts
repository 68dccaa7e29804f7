import type { Page } from '@playwright/test'

/**
 * What a person would see as broken on the open page, one line each: a page that scrolls sideways, words
 * cut off by their own box, targets too small for a finger, drawings outside of their chart.
 */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  const groups = [findFaults, findCutHints, findDrawingsOutside]
  const faults = await Promise.all(groups.map(find => page.evaluate(find)))
  return faults.flat()
}

function findFaults(): string[] {
  const faults: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) {
    faults.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the screen`)
  }
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim().slice(0, 40)}»`
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  /** For a screen reader only; the head of a table may be so as a whole. */
  const isHiddenText = (element: Element): boolean =>
    [element, element.closest('thead')].some(
      one => one !== null && getComputedStyle(one).clipPath !== 'none',
    )

  /** The room that words on a line were given; undefined for what makes its own room. */
  const placeOf = (element: Element): DOMRect | undefined => {
    const { display, whiteSpace } = getComputedStyle(element)
    // Spaces that are kept hang over the end of a line, and nobody sees them.
    if (display !== 'inline' || /pre-wrap|break-spaces/.test(whiteSpace)) return undefined
    const block = element.parentElement?.closest('p, li, dd, dt, td, th, div, label, a, button')
    return block?.getBoundingClientRect()
  }

  /** Where the words of a block end at the right; words of a line make its box themselves. */
  const wordsEnd = (element: Element): number => {
    const { display, whiteSpace } = getComputedStyle(element)
    // Spaces that are kept hang over the end of a line, and nobody sees them.
    if (display.startsWith('inline') || /pre-wrap|break-spaces/.test(whiteSpace)) return -Infinity
    const ends = [...element.childNodes]
      .filter(node => node.nodeType === Node.TEXT_NODE)
      .map(node => {
        const range = document.createRange()
        range.selectNode(node)
        return range.getBoundingClientRect().right
      })
    // What has been scrolled away to the left ends below zero.
    return Math.max(...ends)
  }

  /** Stands in something that is meant to be scrolled sideways: a wide table, a row of tabs. */
  const isScrolled = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement))

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!isSeen(element)) continue
    const style = getComputedStyle(element)
    const ownText = [...element.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    )
    const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip'
    if (
      ownText &&
      cuts &&
      !isHiddenText(element) &&
      element.scrollWidth > element.clientWidth + 1
    ) {
      faults.push(`cut off: ${nameOf(element)}`)
    }
    const cutsBelow = /hidden|clip/.test(style.overflowY) && style.webkitLineClamp === 'none'
    if (
      ownText &&
      cutsBelow &&
      !isHiddenText(element) &&
      element.scrollHeight > element.clientHeight + 2
    ) {
      faults.push(`cut off below: ${nameOf(element)}`)
    }
    const box = element.getBoundingClientRect()
    const isPast = box.right > root.clientWidth + 1 && box.width > 0
    if (ownText && isPast && !isScrolled(element) && !isHiddenText(element)) {
      faults.push(`past the edge: ${nameOf(element)}`)
    }
    if (ownText && !cuts && !isHiddenText(element) && wordsEnd(element) > box.right + 1) {
      faults.push(`wider than its own box: ${nameOf(element)}`)
    }
    const place = placeOf(element)
    if (ownText && place && !isHiddenText(element) && box.right > place.right + 1) {
      faults.push(`over the edge of its place: ${nameOf(element)}`)
    }
  }
  for (const target of document.querySelectorAll<HTMLElement>(
    'button, a[href], input, select, textarea, [role="option"]',
  )) {
    const style = getComputedStyle(target)
    if (!isSeen(target) || isHiddenText(target)) continue
    // A link in a sentence is as high as its line.
    if (style.display === 'inline') continue
    // Whoever presses the words presses the tick or the dot beside them.
    const isChoice = target.matches('input:is([type="checkbox"], [type="radio"])')
    const label = isChoice ? (target as HTMLInputElement).labels?.[0] : null
    // A name whose whole row can be pressed is as large as the row.
    const isStretched = getComputedStyle(target, '::after').position === 'absolute'
    const row = isStretched ? target.offsetParent : null
    const { width, height } = (label ?? row ?? target).getBoundingClientRect()
    if (width < 24 || height < 24) {
      faults.push(`${Math.round(width)} × ${Math.round(height)}: ${nameOf(target)}`)
    }
  }
  return faults
}

/** What a field says while it is empty is read whole or not at all. */
function findCutHints(): string[] {
  const faults: string[] = []
  const pen = document.createElement('canvas').getContext('2d')
  for (const input of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (!pen || input.value !== '' || !input.checkVisibility({ visibilityProperty: true })) continue
    const { font, paddingLeft, paddingRight } = getComputedStyle(input)
    pen.font = font
    const room =
      input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (pen.measureText(input.placeholder).width > room + 1) {
      faults.push(`a hint cut off: «${input.placeholder}»`)
    }
  }
  return faults
}

/** A chart has a height of its own, and nothing drawn in it lies over its dates, its card or its neighbours. */
function findDrawingsOutside(): string[] {
  const faults: string[] = []
  const strokeRoom = 4
  for (const svg of document.querySelectorAll<SVGSVGElement>('figure svg:not(button svg)')) {
    const room = svg.parentElement
    if (!room || !svg.checkVisibility({ visibilityProperty: true })) continue
    const name = `drawing of «${svg.closest('figure')?.querySelector('figcaption')?.textContent?.trim().slice(0, 40) ?? ''}»`
    const place = room.getBoundingClientRect()
    if (place.height < 24 || place.width < 24) {
      faults.push(`${name} has ${Math.round(place.width)} × ${Math.round(place.height)} px of room`)
      continue
    }
    const outermost = { left: 0, top: 0, right: 0, bottom: 0 }
    for (const shape of [svg, ...svg.querySelectorAll('rect, path, circle, polyline, line')]) {
      const box = shape.getBoundingClientRect()
      outermost.left = Math.max(outermost.left, place.left - box.left)
      outermost.top = Math.max(outermost.top, place.top - box.top)
      outermost.right = Math.max(outermost.right, box.right - place.right)
      outermost.bottom = Math.max(outermost.bottom, box.bottom - place.bottom)
    }
    for (const [side, px] of Object.entries(outermost)) {
      if (px > strokeRoom) faults.push(`${name} is ${Math.round(px)} px past its ${side}`)
    }
    const card = svg.closest('figure')?.parentElement?.getBoundingClientRect()
    if (card && place.bottom > card.bottom + 1) faults.push(`${name} is below its card`)
  }
  return faults
}
