export { default as house } from '../../../../src/backroom/locales/nl/house.ftl?raw';
export { default as omerta } from '../../../../src/backroom/locales/nl/omerta.ftl?raw';
export { default as table } from '../../../../src/backroom/locales/nl/table.ftl?raw';
