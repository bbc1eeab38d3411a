export const ProductsScreen = () => null;
