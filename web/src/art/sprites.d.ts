/** What the plugin beside this gives for a folder of drawings: the address of the one file they are in. */
declare module '*?sprite' {
  const address: string;
  export default address;
}
