/**
 * The ground of Mantine's own sheets. They come as a cascade layer, so any class of ours wins over
 * them whatever chunk it arrives in. Parts (drawer, dates, menu, combobox) import their sheet beside
 * the component.
 */
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
