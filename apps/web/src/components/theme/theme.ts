import { createTheme } from '@mantine/core'
import type { MantineColorsTuple } from '@mantine/core'
import classes from './theme.module.css'

/** At this width and below: one column, bottom bar, cards instead of rows, full screen drawers. */
export const phoneQuery = '(max-width: 41.875em)'
/** From this width on: the full sidebar and two columns. */
export const deskQuery = '(min-width: 80em)'

/** Mantine wants ten shades; screens never use them, they use the semantic variables. */
const brand: MantineColorsTuple = [
  '#E3EFEF',
  '#C9DFE0',
  '#A3C8CB',
  '#7AAFB4',
  '#52969D',
  '#2F7C86',
  '#0F5560',
  '#0B444D',
  '#08363D',
  '#05282D',
]

/** The look of the product on Mantine: type, measures, breakpoints and the parts we use. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 6,
  colors: { brand },
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.5rem' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.375rem' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.34', sm: '1.39', md: '1.47', lg: '1.42', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '6px', sm: '8px', md: '8px', lg: '14px', xl: '20px' },
  defaultRadius: 'md',
  breakpoints: { xs: '26.25em', sm: '41.875em', md: '60em', lg: '80em', xl: '96em' },
  shadows: {
    md: 'var(--shadow-overlay)',
    lg: 'var(--shadow-overlay)',
    xl: 'var(--shadow-overlay)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  focusClassName: classes.focus,
  components: {
    CloseButton: { classNames: { root: classes.actionIcon } },
    Popover: { classNames: { dropdown: classes.dropdown } },
    Combobox: {
      classNames: { dropdown: classes.dropdown, option: classes.option, search: classes.input },
    },
    Menu: { classNames: { dropdown: classes.dropdown, item: classes.menuItem } },
    Tooltip: { classNames: { tooltip: classes.tooltip }, defaultProps: { openDelay: 250 } },
  },
})
