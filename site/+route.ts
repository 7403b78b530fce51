export default "/*";
