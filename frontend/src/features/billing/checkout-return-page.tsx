export default function CheckoutReturnPage() {
  return <div className="page" />;
}
